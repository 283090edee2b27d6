/** French sentences of the landing page and the home page. */
export const homeTexts = {
  'home.landingTitle': 'Vos travaux, en de bonnes mains',
  'home.landingText':
    '%{name} met en relation les particuliers de Guinée et des entreprises qualifiées pour la rénovation, l’aménagement et l’entretien.',
  'home.enter': 'Entrer sur le site',
  'home.landingDescription':
    'Rénovation, aménagement et entretien en Guinée : décrivez vos travaux gratuitement, des entreprises vérifiées vous répondent.',
  'home.landingSubmit': 'Décrire mon projet',
  'home.title': 'Quels travaux voulez-vous faire ?',
  'home.description':
    'Décrivez gratuitement vos travaux en Guinée, soyez rappelé, puis recevez les soumissions d’entreprises vérifiées : plomberie, électricité, peinture, toiture…',
  'home.text':
    'Décrivez votre projet gratuitement. Nous vous appelons, puis jusqu’à %{count} professionnels vous envoient leur soumission.',
  'home.searchLabel': 'Recherchez un service',
  'home.searchPlaceholder': 'Plomberie, peinture, carrelage…',
  'home.searchGuidance': 'Tapez quelques lettres, parcourez avec les flèches, choisissez avec Entrée.',
  'home.searchChosen': '%{service} est choisi.',
  'home.searchCleared': 'Le choix est effacé.',
  'home.start': 'Commencer',
  'home.startProject': 'Commencer mon projet',
  'home.chooseService': 'Veuillez selectionner un service dans la barre de recherche avant de continuer',
  'home.servicesFailed': 'La liste des services n’a pas pu être chargée.',
  'home.noService': 'Aucun service trouvé. Décrivez votre projet avec vos mots.',
  'home.quickSearch': 'Recherches fréquentes',
  'home.quickSearchFailed': 'Les recherches fréquentes n’ont pas pu être chargées.',
  'home.free': 'Gratuit : 0 GNF',
  'home.quotes': 'Jusqu’à %{count} soumissions',
  'home.verified': 'Demandes vérifiées par téléphone',
  'home.stepsTitle': 'Comment ça marche',
  'home.stepsIntro': 'Trois étapes, depuis votre téléphone, sans créer de compte.',
  'home.step1': 'Décrivez votre projet',
  'home.step1Text': 'Répondez à quelques questions, ajoutez des photos si vous en avez. Cela prend quelques minutes.',
  'home.step2': 'Nous vous appelons',
  'home.step2Text':
    'Notre service à la clientèle vérifie votre demande avec vous et la publie auprès des bons métiers.',
  'home.step3': 'Recevez vos soumissions',
  'home.step3Text':
    'Jusqu’à %{count} entreprises vous contactent. Vous comparez, vous posez vos questions, vous choisissez.',
  'home.contractorTitle': 'Vous êtes entrepreneur ?',
  'home.contractorText':
    'Voyez les projets publiés près de chez vous et recevez directement le numéro des clients que vous acceptez.',
  'home.contractorPoint1': 'Des demandes déjà vérifiées par notre équipe',
  'home.contractorPoint2': 'Le contact du client dès que vous acceptez un projet',
  'home.contractorPoint3': 'Un forfait au mois, selon la taille de vos chantiers',
  'home.contractorAction': 'Inscrire mon entreprise',
  'home.contractorLogin': 'J’ai déjà un compte',
  'home.findContractor': 'Trouver un professionnel',
  'home.moreSteps': 'En savoir plus',
} as const;
