/** French sentences of choosing, changing and forgetting a password. */
export const passwordTexts = {
  'auth.newPasswordError': 'Veuillez entrer votre nouveau mot de passe',
  'auth.matchPasswordError': 'Les mots de passe ne correspondent pas',
  'auth.confirmNewPasswordError': 'Veuillez confirmer votre mot de passe',
  'password.current': 'Mot de passe actuel',
  'password.new': 'Nouveau mot de passe',
  'password.confirmNew': 'Confirmez le nouveau mot de passe',
  'password.rules': 'Votre mot de passe doit contenir :',
  'password.ruleMet': 'respecté',
  'password.ruleLength': 'de 6 à 24 caractères',
  'password.ruleLowercase': 'une minuscule',
  'password.ruleUppercase': 'une majuscule',
  'password.ruleDigit': 'un chiffre',
  'password.ruleSign': 'un des signes ! @ # $ % _ -',
  'password.currentWrong': 'Votre mot de passe actuel est incorrect',
  'password.sameAsCurrent': 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  'password.known':
    'Ce mot de passe est trop connu ou trop facile à deviner. Choisissez-en un autre, sans votre nom, votre numéro ni votre e-mail.',
  'password.identifierInvalid': 'Entrez une adresse e-mail ou un numéro de téléphone valide',
  'password.linkDead': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',

  'password.forgottenTitle': 'Mot de passe oublié',
  'password.forgottenIntro':
    'Entrez l’e-mail ou le numéro de téléphone de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'password.request': 'Recevoir le lien',
  'password.requesting': 'Envoi en cours…',
  'password.requestedTitle': 'Vérifiez vos messages',
  'password.requested':
    'Si un compte existe avec %{identifier}, un lien vient d’y être envoyé, par SMS ou par e-mail. Il sert une seule fois, pendant une heure.',
  'password.requestedHelp': 'Rien reçu après quelques minutes ? Regardez dans le courrier indésirable, ou recommencez.',
  'password.requestAgain': 'Recommencer',
  'password.backToLogin': 'Retour à la connexion',

  'password.resetTitle': 'Choisir un nouveau mot de passe',
  'password.resetIntro': 'Après cela, connectez-vous avec votre nouveau mot de passe sur tous vos appareils.',
  'password.resetSubmit': 'Enregistrer le mot de passe',
  'password.saving': 'Enregistrement…',
  'password.resetDone': 'Votre mot de passe est changé. Connectez-vous.',
  'password.deadTitle': 'Ce lien ne fonctionne plus',
  'password.noToken': 'L’adresse est incomplète. Ouvrez le lien du message en entier, ou demandez-en un nouveau.',
  'password.newLink': 'Demander un nouveau lien',

  'password.changeTitle': 'Modifier le mot de passe',
  'password.changeIntro': 'Vos autres appareils seront déconnectés.',
  'password.changed': 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  'password.noneTitle': 'Votre compte n’a pas de mot de passe',
  'password.none': 'Il a été créé avec votre demande de travaux. Pour toute question, appelez le service client.',
} as const;
