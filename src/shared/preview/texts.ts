/**
 * French sentences of the preview gate and the page in its place; two of them are the specification's own (§2.6, §5).
 */
export const previewTexts = {
  'preview.title': 'Accès Preview',
  'preview.description':
    'Le site n’est pas encore ouvert au public. Un mot de passe permet de le voir en avant-première.',
  'preview.intro': 'Le site n’est pas encore ouvert au public. Entrez le mot de passe qui vous a été remis.',
  'preview.password': 'Mot de passe',
  'preview.required': 'Veuillez entrer le mot de passe.',
  'preview.wrong': 'Mot de passe incorrect',
  'preview.enter': 'Entrer',
  'preview.isOpen': 'Le site est ouvert : aucun mot de passe n’est demandé.',
  'preview.goHome': "Aller à l'accueil",
  'preview.comingSoon': 'Site en construction',
  'preview.comingSoonDescription':
    'Le site ouvre bientôt : vos travaux en Guinée, confiés à des professionnels vérifiés. Suivez son ouverture sur nos réseaux.',
  'preview.comingSoonText':
    'Nous préparons l’endroit où confier vos travaux en Guinée à des professionnels vérifiés. Suivez son ouverture :',
  'preview.comingSoonCall': 'Une question d’ici là ? Appelez-nous au',
  'preview.havePassword': 'J’ai un mot de passe',
} as const;
