/** The privacy policy. It says what the product really keeps: whoever changes that changes these words. */
export const privacyTexts = {
  'privacy.title': 'Politique de confidentialité',
  'privacy.description':
    'Ce que le site garde de vous, pourquoi, combien de temps, qui le voit, et comment le faire corriger ou effacer.',
  'privacy.intro':
    'Ce que %{name} garde de vous, pourquoi, et qui le voit. Sans publicité, sans mesure d’audience, sans revente.',
  'privacy.1.title': '1. Qui répond de vos données',
  'privacy.1.text':
    '%{name}, %{address}. Les données à caractère personnel sont protégées en Guinée par la loi L/2016/037/AN du 28 juillet 2016 relative à la cybersécurité et à la protection des données à caractère personnel.',
  'privacy.2.title': '2. Si vous envoyez une demande',
  'privacy.2.text':
    'Nous gardons votre nom, votre numéro de téléphone, et si vous les donnez votre e-mail et votre langue ; la description du projet, vos réponses, la ville, le quartier et l’adresse, la date et les heures souhaitées ; les photos et documents que vous ajoutez.\nCela sert à vous rappeler, à publier la demande et à vous mettre en relation avec des entreprises.',
  'privacy.3.title': '3. Si vous avez une entreprise',
  'privacy.3.text':
    'Nous gardons vos coordonnées et votre fonction ; le nom, l’adresse, l’immatriculation, les métiers et les documents de l’entreprise ; ses forfaits, ses paiements et les projets acceptés.\nLe mot de passe n’est conservé que sous une forme qui ne permet pas de le relire. Les numéros de carte et les codes de paiement restent chez le prestataire de paiement.',
  'privacy.4.title': '4. Si vous nous écrivez ou recevez un message',
  'privacy.4.text':
    'Votre message, votre nom et vos coordonnées servent à vous répondre. Les SMS et e-mails que nous envoyons sont conservés avec leur destinataire et leur état d’envoi.',
  'privacy.5.title': '5. Qui voit quoi',
  'privacy.5.text':
    'Notre équipe voit les demandes et les entreprises dont elle s’occupe ; ce qu’elle y change est inscrit dans un journal.\nUne entreprise qui consulte un projet publié voit sa description, vos réponses, la ville, le quartier et votre prénom. Vos coordonnées ne lui apparaissent que si elle accepte le projet. Vous recevez alors son nom et son numéro.\nNos prestataires d’envoi de SMS et d’e-mails, de paiement et d’hébergement reçoivent ce qu’il leur faut pour leur travail. Nous ne vendons rien à personne.',
  'privacy.6.title': '6. Ce qui reste dans votre téléphone',
  'privacy.6.text':
    'Un cookie de connexion (refreshToken, 30 jours au plus, seulement si vous ouvrez une session) et, tant que le site est en accès réservé, un cookie d’accès. Aucun cookie de publicité ni de mesure d’audience.\nLe navigateur garde aussi votre session, le brouillon de votre demande avec ses photos jusqu’à son envoi, la langue choisie et les coordonnées de notre service. Effacer les données du site dans le navigateur supprime tout cela.',
  'privacy.7.title': '7. Données techniques',
  'privacy.7.text':
    'L’adresse de votre connexion est comptée pendant une heure au plus, pour arrêter les envois en masse et les essais de mots de passe. Le journal du serveur note les erreurs.',
  'privacy.8.title': '8. Combien de temps',
  'privacy.8.text':
    'Une session dure 30 jours au plus. Les demandes, les entreprises, les messages et le journal sont gardés tant que le service existe ou que la loi l’exige (pièces de paiement) : il n’y a pas encore d’effacement automatique. Nous effaçons à votre demande ce que rien ne nous oblige à garder.',
  'privacy.9.title': '9. Vos droits',
  'privacy.9.text':
    'Vous pouvez demander à voir vos données, à les faire corriger ou effacer, ou vous opposer à leur usage : écrivez-nous par la page de contact ou appelez le %{phone}. Nous vérifions que la demande vient bien de vous, puis nous la traitons à la main.',
  'privacy.10.title': '10. Protection et changements',
  'privacy.10.text':
    'Les échanges avec le site sont chiffrés en ligne, et l’accès aux données est réservé selon le rôle de chacun. Si cette page change, la date ci-dessous change aussi.',
  'privacy.version': 'Version du 21 novembre 2026',
} as const;
