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
} as const;
