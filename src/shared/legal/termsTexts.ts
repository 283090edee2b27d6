/** The terms of use: numbered sections, paragraphs parted by line breaks. */
export const termsTexts = {
  'terms.title': 'Conditions d’utilisation',
  'terms.description':
    'Les règles du site : demande gratuite, rôle de la plateforme, entreprises, forfaits et paiements, responsabilités.',
  'terms.intro': 'En utilisant %{name}, vous acceptez ces conditions. Elles sont écrites pour être lues.',
  'terms.1.title': '1. Ce que fait %{name}',
  'terms.1.text':
    '%{name} met en relation des personnes qui ont des travaux à faire en Guinée (« le client ») et des entreprises qui les réalisent (« l’entreprise »).\nNous vérifions les demandes, nous activons les entreprises et nous transmettons les coordonnées. Nous ne réalisons pas les travaux et nous ne sommes pas partie au contrat conclu entre le client et l’entreprise.',
  'terms.2.title': '2. La demande du client',
  'terms.2.text':
    'Envoyer une demande est gratuit : 0 GNF. Aucun compte n’est nécessaire.\nLe client décrit un projet réel, donne un numéro où il peut être joint, et accepte que notre service à la clientèle l’appelle. Nous pouvons refuser une demande incomplète, fausse ou contraire à la loi.\nAu plus %{count} entreprises peuvent accepter un même projet. Nous ne promettons pas qu’une entreprise l’acceptera.',
  'terms.3.title': '3. Les soumissions et les travaux',
  'terms.3.text':
    'Les entreprises fixent leurs prix et leurs délais. Le client n’est obligé de choisir aucune soumission.\nLe contrat, le paiement des travaux, les garanties et les litiges sur leur exécution se règlent entre le client et l’entreprise. Nous conseillons un devis écrit avant toute avance.',
  'terms.4.title': '4. L’entreprise',
  'terms.4.text':
    'L’entreprise donne des informations exactes et les tient à jour : nom, adresse, immatriculation, métiers. Elle n’accède aux projets qu’après avoir été activée par notre équipe, que nous pouvons suspendre en cas d’information fausse, d’abus ou de plaintes répétées.\nElle utilise les coordonnées d’un client pour le projet accepté, et pour rien d’autre. Elle ne les revend ni ne les transmet.',
  'terms.5.title': '5. Forfaits et paiements',
  'terms.5.text':
    'Accepter des projets demande un forfait payant. Son prix, la taille des projets et le nombre d’acceptations par mois sont affichés avant l’achat, en francs guinéens (GNF).\nUn forfait se prend pour 1 mois, 6 mois (1 mois offert) ou 1 an (2 mois offerts). L’arrêter empêche son renouvellement ; ce qui est payé reste utilisable jusqu’à sa fin.\nLe paiement se fait chez le prestataire de paiement. Nous ne voyons ni ne conservons les numéros de carte et les codes de paiement mobile.',
  'terms.6.title': '6. Votre compte',
  'terms.6.text':
    'Gardez votre mot de passe pour vous. Ce qui est fait depuis votre compte est réputé fait par vous, jusqu’à ce que vous nous préveniez d’une perte ou d’un vol.',
  'terms.7.title': '7. Ce que vous envoyez',
  'terms.7.text':
    'Vos textes, photos et documents restent à vous. Vous nous autorisez à les conserver et à les montrer à notre équipe et aux entreprises, dans la mesure nécessaire à votre projet.\nN’envoyez rien d’illégal, ni d’images de personnes qui ne l’ont pas accepté.',
  'terms.8.title': '8. Disponibilité et responsabilité',
  'terms.8.text':
    'Nous faisons de notre mieux pour que le site fonctionne, sans pouvoir garantir qu’il ne s’arrête jamais : réseau, électricité et prestataires n’en dépendent pas toujours.\nNous répondons de nos propres fautes. Nous ne répondons pas de la qualité des travaux, ni de ce que se doivent le client et l’entreprise.',
  'terms.9.title': '9. Vos données',
  'terms.9.text':
    'La politique de confidentialité dit ce que nous gardons, pourquoi, et comment le faire corriger ou effacer.',
  'terms.10.title': '10. Changements et droit applicable',
  'terms.10.text':
    'Nous pouvons modifier ces conditions ; la date de la version en vigueur est en bas de la page. Elles sont soumises au droit guinéen, et à défaut d’accord amiable, aux tribunaux de Conakry.',
  'terms.version': 'Version du 21 novembre 2026',
} as const;
