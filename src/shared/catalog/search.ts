/** Names the chosen service where a form of the server's HTML is sent: `/formulaire/recherche?service=…`. */
export const SERVICE_PARAMETER = 'service';
