/** French sentences of the account's security. */
export const securityTexts = {
  'security.sessions': 'Appareils connectés',
  'security.sessionsIntro': 'Vous ne reconnaissez pas un appareil ? Déconnectez-le et changez votre mot de passe.',
  'security.sessionsFailed': 'La liste de vos appareils n’a pas pu être chargée.',
  'security.thisDevice': 'Cet appareil',
  'security.openedAt': 'Connecté le %{date}',
  'security.lastUsedAt': 'Dernière utilisation le %{date}',
  'security.network': 'Réseau %{network}',
  'security.endSession': 'Déconnecter',
  'security.endSessionOf': 'Déconnecter %{device}, connecté le %{date}',
  'security.sessionEnded': 'Appareil déconnecté',
  'security.endOthers': 'Déconnecter tous les autres appareils',
  'security.othersEnded': 'Vos autres appareils sont déconnectés',
  'security.onlyThisDevice': 'Aucun autre appareil n’est connecté.',
  'security.staffSessions':
    'Par sécurité, votre connexion se termine après 60 minutes sans activité, et au plus tard 12 heures après son début.',
  'security.password': 'Mot de passe',
  'security.passwordIntro': 'Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.',
  'security.changePassword': 'Modifier le mot de passe',
  'security.deviceOn': '%{browser} sur %{system}',
  'security.deviceUnknown': 'Appareil inconnu',
  'security.browserUnknown': 'Navigateur',
} as const;
