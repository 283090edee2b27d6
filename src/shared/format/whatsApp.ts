/** A chat with this number, `+224…`, that begins with these words (https://faq.whatsapp.com/5913398998672934). */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`;
