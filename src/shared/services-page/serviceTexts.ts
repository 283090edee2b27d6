/** French sentences of a service's own page. Its name and its questions come from the database. */
export const serviceTexts = {
  'service.title': '%{name} en Guinée',
  'service.description':
    '%{name} en Guinée : décrivez votre besoin gratuitement, soyez rappelé, puis comparez jusqu’à %{count} soumissions d’entreprises vérifiées.',
  'service.path': 'Fil d’Ariane',
  'service.intro.featured':
    'Un service en vedette : décrivez votre besoin, notre équipe vous rappelle, puis jusqu’à %{count} entreprises vérifiées vous envoient leur soumission.',
  'service.intro.specialized':
    'Un service spécialisé : décrivez votre besoin, notre équipe vous rappelle, puis jusqu’à %{count} entreprises qui connaissent ce métier vous envoient leur soumission.',
  'service.intro.other':
    'Décrivez votre besoin, notre équipe vous rappelle, puis jusqu’à %{count} entreprises vérifiées vous envoient leur soumission.',
  'service.start': 'Décrire mon besoin',
  'service.free': 'Gratuit (0 GNF), sans compte et sans engagement.',
  'service.asked': 'Ce que nous vous demanderons',
  'service.askedIntro': 'Quelques questions à choix, puis le lieu, la date souhaitée et votre numéro.',
  'service.askedNothing':
    'Pour ce service, vous décrivez votre besoin avec vos mots, photos à l’appui si vous en avez.',
  'service.steps': 'Comment ça se passe',
  'service.step1': 'Répondez aux questions',
  'service.step1Text':
    'Environ cinq minutes, depuis votre téléphone. Ce que vous écrivez est gardé si le réseau se coupe.',
  'service.step2': 'Nous vous appelons',
  'service.step2Text':
    'Notre service à la clientèle précise la demande avec vous, puis la publie auprès des bons métiers.',
  'service.step3': 'Comparez les soumissions',
  'service.step3Text':
    'Jusqu’à %{count} entreprises vous contactent. Vous choisissez, et vous payez les travaux directement.',
  'service.related': 'Services voisins',
} as const;
