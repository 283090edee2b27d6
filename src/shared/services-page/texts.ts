/** French sentences of the services page. The services themselves come from the database. */
export const servicesPageTexts = {
  'services.title': 'Tous nos services',
  'services.description':
    'Plomberie, électricité, peinture, maçonnerie, toiture, décoration, panneaux solaires : tous les services proposés en Guinée, avec une demande gratuite.',
  'services.intro':
    'De la petite réparation au chantier complet : choisissez un service, répondez à quelques questions, et jusqu’à %{count} entreprises vous envoient leur soumission.',
  'services.join': 'Inscrire mon entreprise',
  'services.featured': 'En vedette',
  'services.properties-management':
    'Loyers, entretien, états des lieux : confiez votre bien à quelqu’un qui s’en occupe, même quand vous êtes loin.',
  'services.houseDecoration': 'Couleurs, rideaux, meubles, lumière : un intérieur qui vous ressemble, pièce par pièce.',
  'services.modernStaff': 'Faux plafonds, corniches et niches en staff, avec l’éclairage prévu dès le dessin.',
  'services.featuredOther': 'Répondez à quelques questions pour décrire votre besoin.',
  'services.start': 'Commencer',
  'services.searchTitle': 'Trouver un professionnel',
  'services.searchIntro': 'Cherchez le service qu’il vous faut : le nom du métier ou quelques lettres suffisent.',
  'services.all': 'Les services, un par un',
  'services.count': '%{smart_count} service |||| %{smart_count} services',
  'services.more': 'Voir plus',
  'services.less': 'Voir moins',
  'services.specialized': 'Services spécialisés',
  'services.previous': 'Services précédents',
  'services.next': 'Services suivants',
  'services.failed': 'Les services n’ont pas pu être chargés.',
  'services.none': 'Aucun service n’est proposé pour le moment.',
  'services.notListed': 'Votre besoin n’est pas dans la liste ?',
  'services.notListedText': 'Décrivez-le avec vos mots : nous trouvons le bon métier.',
  'services.describe': 'Décrire mon projet',
  'services.opening': 'Ouverture du formulaire…',
  'service.title': '%{name} en Guinée',
  'service.description':
    '%{name} en Guinée : décrivez votre besoin gratuitement, soyez rappelé, puis comparez jusqu’à %{count} soumissions d’entreprises vérifiées.',
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
