/** French sentences of the how-it-works page and its two guides. */
export const howItWorksTexts = {
  'how.title': 'Comment ça fonctionne',
  'how.description':
    'Décrire ses travaux, être rappelé, recevoir des soumissions et choisir : comment le site relie les particuliers et les entreprises de Guinée.',
  'how.intro':
    'Une demande, un appel de vérification, des soumissions. Voici ce que fait chacun, du premier clic au chantier.',
  'how.profile': 'Choisissez votre profil',
  'how.profileDefault': 'Vue d’ensemble',
  'how.profileBusiness': 'Entreprise',
  'how.profileCustomer': 'Client',
  'how.stepsTitle': 'De la demande au chantier',
  'how.step1': 'Le client décrit son projet',
  'how.step1Text':
    'Un service choisi dans la liste ou quelques phrases, le quartier, la date souhaitée, des photos s’il y en a. C’est gratuit et sans compte.',
  'how.step2': 'Notre équipe vérifie',
  'how.step2Text': 'Un agent appelle le client, précise la demande avec lui, puis la publie sous le bon service.',
  'how.step3': 'Les entreprises acceptent',
  'how.step3Text':
    'Les entreprises activées voient le projet. Au plus %{count} peuvent l’accepter ; elles reçoivent alors le numéro du client.',
  'how.step4': 'Le client compare et choisit',
  'how.step4Text':
    'Chaque entreprise envoie sa soumission. Le client choisit, convient des travaux et les paie directement à l’entreprise.',
  'how.customerCard': 'Vous avez des travaux à faire',
  'how.customerCardText': 'Ce qu’il faut préparer, ce qui se passe après l’envoi, et comment bien choisir.',
  'how.customerCardAction': 'Lire le guide du client',
  'how.businessCard': 'Vous dirigez une entreprise',
  'how.businessCardText': 'S’inscrire, être activé, prendre un forfait et accepter vos premiers projets.',
  'how.businessCardAction': 'Lire le guide de l’entrepreneur',

  'guide.customer.title': 'Guide : soumettre un projet',
  'guide.customer.description':
    'Le guide du client : préparer sa demande de travaux, l’envoyer gratuitement, être rappelé et comparer les soumissions reçues.',
  'guide.customer.intro': 'Cinq minutes suffisent. Plus votre description est précise, plus les soumissions le seront.',
  'guide.customer.1': 'Préparez l’essentiel',
  'guide.customer.1Text':
    'Notez ce qui ne va pas ou ce que vous voulez, la surface ou les quantités si vous les connaissez. Prenez deux ou trois photos de près et une de loin.',
  'guide.customer.2': 'Choisissez un service, ou écrivez librement',
  'guide.customer.2Text':
    'Avec un service de la liste, quelques questions vous guident. Sans service, décrivez votre projet en 500 caractères.',
  'guide.customer.3': 'Dites où et quand',
  'guide.customer.3Text':
    'Ville, quartier, adresse ou repère, date de début souhaitée, jours et heures où l’on peut vous joindre. Jusqu’à 10 fichiers : photos, plans ou documents.',
  'guide.customer.4': 'Relisez et validez',
  'guide.customer.4Text':
    'Un récapitulatif montre tout avant l’envoi, et chaque partie se corrige. Si le réseau se coupe, rien n’est perdu.',
  'guide.customer.5': 'Répondez à notre appel',
  'guide.customer.5Text':
    'Un agent vérifie la demande avec vous, puis la publie. Un SMS vous dit que la demande est reçue, puis le nom et le numéro de chaque entreprise qui l’accepte.',
  'guide.customer.6': 'Comparez, puis choisissez',
  'guide.customer.6Text':
    'Jusqu’à %{count} entreprises vous contactent. Demandez un prix écrit, ce qu’il comprend et la durée des travaux avant de verser une avance.',
  'guide.customer.action': 'Décrire mon projet',

  'guide.business.title': 'Guide de l’entrepreneur',
  'guide.business.description':
    'Le guide de l’entreprise : s’inscrire, être activé, choisir un forfait et accepter des projets de travaux en Guinée.',
  'guide.business.intro': 'De l’inscription au premier chantier : ce que nous vous demandons, et ce que vous recevez.',
  'guide.business.1': 'Inscrivez votre entreprise',
  'guide.business.1Text': 'Une adresse e-mail, un numéro de téléphone et un mot de passe ouvrent votre compte.',
  'guide.business.2': 'Complétez son profil',
  'guide.business.2Text':
    'Nom, adresse, ville, métiers, numéro d’immatriculation et documents. Ce sont les métiers choisis qui décident des projets annoncés.',
  'guide.business.3': 'Gardez votre numéro de compte sous la main',
  'guide.business.3Text':
    'Il commence par ENT-. Notre équipe commerciale vous appelle, vérifie vos informations et active l’entreprise.',
  'guide.business.4': 'Choisissez un forfait',
  'guide.business.4Text':
    'Il fixe la taille des projets et le nombre d’acceptations par mois. 6 mois : 1 mois offert. 1 an : 2 mois offerts.',
  'guide.business.5': 'Acceptez les projets qui vous conviennent',
  'guide.business.5Text':
    'Votre tableau de bord montre les projets publiés. Dès que vous acceptez, le numéro du client s’affiche : appelez-le sans attendre.',
  'guide.business.6': 'Envoyez une soumission claire',
  'guide.business.6Text':
    'Au plus %{count} entreprises ont accepté le même projet. Un prix détaillé, un délai et une visite sur place font la différence.',
  'guide.business.action': 'Inscrire mon entreprise',
  'guide.business.packages': 'Les forfaits',
  'guide.business.packagesFailed': 'Les forfaits n’ont pas pu être chargés.',

  'guide.steps': 'Étape par étape',
  'guide.help': 'Une question reste sans réponse ?',
  'guide.contact': 'Écrivez-nous',
  'guide.back': 'Comment ça fonctionne',
} as const;
