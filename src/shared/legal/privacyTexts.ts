/** The privacy policy. It says what the product really keeps: whoever changes that changes these words. */
export const privacyTexts = {
  'privacy.title': 'Politique de confidentialité',
  'privacy.description':
    'Ce que le site garde de vous, pourquoi, combien de temps, qui le voit, et comment le faire corriger ou effacer.',
  'privacy.intro':
    'Ce que le site %{name} garde de vous, pourquoi, et qui le voit. Sans publicité, sans mesure d’audience, sans revente.',
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
    'Notre équipe voit les demandes et les entreprises dont elle s’occupe ; ce qu’elle y change est inscrit dans un journal, et qui a consulté vos coordonnées l’est aussi.\nUne entreprise qui consulte un projet publié voit sa description, vos réponses, la ville, le quartier et votre prénom. Vos coordonnées ne lui apparaissent que si elle accepte le projet. Vous recevez alors son nom et son numéro.\nNos prestataires d’envoi de SMS et d’e-mails, de paiement et d’hébergement reçoivent ce qu’il leur faut pour leur travail. Nous ne vendons rien à personne.',
  'privacy.6.title': '6. Ce qui reste dans votre téléphone',
  'privacy.6.text':
    'Un cookie de connexion (refreshToken, 30 jours au plus, seulement si vous ouvrez une session) et, tant que le site est en accès réservé, un cookie d’accès. Aucun cookie de publicité ni de mesure d’audience.\nLe navigateur garde aussi votre session, le brouillon de votre demande avec ses photos jusqu’à son envoi, la langue choisie et les coordonnées de notre service. Effacer les données du site dans le navigateur supprime tout cela.',
  'privacy.7.title': '7. Données techniques',
  'privacy.7.text':
    'L’adresse de votre connexion est comptée pendant une heure au plus, pour arrêter les envois en masse et les essais de mots de passe. Le journal du serveur note les erreurs.',
  'privacy.8.title': '8. Combien de temps',
  'privacy.8.text':
    'L’effacement se fait chaque nuit, tout seul :\n%{requestMonths} mois après son dernier changement, une demande perd son nom, ses coordonnées, son adresse, ses textes et ses photos ; le service, le quartier et les dates restent pour nos statistiques. Tant que des travaux sont en cours, elle reste entière.\n%{accountMonths} mois après sa dernière utilisation, un compte est effacé, avec son entreprise, s’il n’a plus ni forfait ni travaux en cours.\nLes SMS et e-mails perdent leur texte et leur destinataire après %{messageMonths} mois ; les messages de la page de contact sont supprimés après %{ticketMonths} mois, le journal de l’équipe après %{auditMonths} mois, la liste des consultations après %{viewMonths} mois.\nUne session dure 30 jours au plus. Les paiements et leurs reçus sont gardés %{paymentYears} ans, comme la loi sur la comptabilité l’exige.\nNos copies de sauvegarde sont remplacées au fil du temps : ce qui est effacé peut y rester un mois.',
  'privacy.9.title': '9. Vos droits',
  'privacy.9.text':
    'Avec un compte, la page « Mes données » de votre compte vous donne un fichier avec tout ce que nous gardons de vous et qui a consulté vos coordonnées. Vous y demandez aussi l’effacement : il est fait après %{erasureDays} jours, pendant lesquels vous pouvez changer d’avis. Vos demandes en cours sont alors annulées. Restent les pièces de paiement et la preuve de l’effacement.\nSans mot de passe, appelez le %{phone} : nous vous rappelons au numéro de votre demande, puis nous faisons la même chose.\nVous corrigez vos coordonnées dans votre compte. Pour toute autre correction, pour vous opposer à un usage de vos données, ou si une réponse ne vous convient pas, écrivez-nous par la page de contact.\nAucune décision sur vous n’est prise par une machine seule.',
  'privacy.10.title': '10. Protection et changements',
  'privacy.10.text':
    'Les échanges avec le site sont chiffrés en ligne, et l’accès aux données est réservé selon le rôle de chacun. Si cette page change, la date ci-dessous change aussi.',
  'privacy.version': 'Version du 30 novembre 2026',
} as const;
