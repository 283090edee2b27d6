/** What people write who found no service of the list. */
export const freeDescriptions = [
  'Je voudrais rénover la maison de mes parents avant la fête : peinture, toilettes et quelques fenêtres. Quelqu’un peut-il passer voir ?',
  'Bonjour, il y a plusieurs choses à réparer chez moi : une porte qui ferme mal, une prise qui chauffe et le robinet de la cour.',
  'Transformation d’un garage en petite boutique : ouverture du mur, rideau métallique, carrelage et lumière.',
  'J’ai besoin d’un artisan pour installer une antenne parabolique et fixer une télévision au mur.',
  'Réhabilitation complète d’un dispensaire : toiture, peinture, eau et électricité. Une visite du site est indispensable.',
  'Maison inondée à la dernière pluie, je cherche quelqu’un pour tout remettre en état et éviter que cela recommence.',
  'Aménagement d’un restaurant de quartier : cuisine, salle de 40 places, terrasse couverte et sanitaires.',
  'Je cherche un bon maçon et un bon peintre, je ne sais pas comment présenter ma demande. Merci de m’appeler.',
  'Monter une cloison pour séparer une grande chambre en deux et poser une porte.',
  'Ma mère est âgée, il faudrait une douche sans marche, des barres d’appui et un sol qui ne glisse pas.',
  'Construire un poulailler de 100 m² avec abreuvoirs et éclairage.',
  'Déménagement d’un bureau, démontage et remontage des meubles, puis remise en peinture des anciens locaux.',
  'Insonoriser une petite salle d’enregistrement de 12 m².',
  'Réparer le portail et le moteur, il reste ouvert la nuit.',
  'Devis pour finir une maison arrêtée au niveau de la dalle depuis deux ans.',
] as const;
