/** French sentences of the site without a network, and of its new versions. */
export const offlineTexts = {
  'offline.title': 'Cette page attend le réseau',
  'offline.works': 'Sans réseau, vous pouvez :',
  'offline.worksForm':
    'décrire vos travaux jusqu’au bout : votre demande reste sur ce téléphone et part d’elle-même au retour du réseau ;',
  'offline.worksPages': 'revoir les pages du site que vous avez déjà ouvertes.',
  'offline.needs': 'Il faut le réseau pour :',
  'offline.needsSession': 'vous connecter, suivre vos projets et vos paiements ;',
  'offline.needsPages': 'ouvrir une page pour la première fois.',
  'offline.describe': 'Décrire mes travaux',
  'offline.phone': 'Un appel passe souvent mieux :',
  'offline.updateLabel': 'Nouvelle version',
  'offline.update': 'Une nouvelle version est prête.',
  'offline.reload': 'Actualiser',
} as const;
