/**
 * Questions and answers. The number of quotes has two readings (specification §1): the pages show the setting, and the
 * answer about it keeps the other sentence.
 */
export const faqTexts = {
  'faq.title': 'Questions fréquentes',
  'faq.price': 'Combien coûte une demande ?',
  'faq.priceText':
    'Rien : 0 GNF. Décrire votre projet, recevoir des soumissions et parler avec les entreprises est gratuit. Vous ne payez que les travaux, directement à l’entreprise que vous choisissez.',
  'faq.quotes': 'Combien de soumissions vais-je recevoir ?',
  'faq.quotesText':
    "Vous pouvez recevoir jusqu'à 4 soumissions pour un même projet. Le nombre dépend du service demandé et des entreprises disponibles dans votre quartier.",
  'faq.account': 'Faut-il créer un compte ?',
  'faq.accountText':
    'Non. Un nom et un numéro de téléphone suffisent. Notre service à la clientèle vous appelle sur ce numéro pour vérifier la demande.',
  'faq.contact': 'Qui verra mon numéro de téléphone ?',
  'faq.contactText':
    'Notre équipe, et les entreprises qui acceptent votre projet. Celles qui le consultent sans l’accepter voient la description, le quartier et votre prénom, jamais vos coordonnées.',
  'faq.duty': 'Suis-je obligé de choisir une soumission ?',
  'faq.dutyText':
    'Non. Vous comparez, vous posez vos questions, et vous choisissez seulement si une proposition vous convient.',
  'faq.network': 'Et si le réseau se coupe pendant que je remplis la demande ?',
  'faq.networkText':
    'Ce que vous avez écrit et vos photos restent dans votre téléphone. La demande part d’elle-même dès que le réseau revient sur le site.',
  'faq.verified': 'Comment les entreprises sont-elles choisies ?',
  'faq.verifiedText':
    'Chaque entreprise est appelée et activée par notre équipe avant de voir le moindre projet. Elle ne voit ensuite que les projets publiés, dans la limite de son forfait.',
  'faq.join': 'Je suis entrepreneur : comment recevoir des projets ?',
  'faq.joinText':
    'Inscrivez votre entreprise, complétez son profil, puis attendez l’appel de notre équipe. Une fois l’entreprise activée et le forfait choisi, vous acceptez des projets depuis votre tableau de bord.',
} as const;
