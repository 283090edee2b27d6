/** The published rules of reviews: numbered sections, paragraphs parted by line breaks. */
export const reviewRulesTexts = {
  'reviewRules.title': 'Comment nous vérifions les avis',
  'reviewRules.description':
    'Qui peut écrire un avis, comment il est vérifié et publié, pourquoi il est refusé, comment y répondre et le signaler.',
  'reviewRules.intro': 'Les règles de tous les avis que vous lisez sur %{name}.',
  'reviewRules.1.title': '1. Qui peut écrire un avis',
  'reviewRules.1.text':
    'Seul un client dont les travaux, commandés par %{name}, sont terminés. La fin des travaux est constatée par le code que le client donne à l’entreprise, par le client lui-même, ou par notre équipe au téléphone avec lui.\nLe client confirme que c’est bien lui par un code reçu par SMS. Il écrit un seul avis par chantier : une note de 1 à 5 et, s’il le veut, un texte de %{max} caractères au plus et des photos.\nPersonne n’est payé ni récompensé pour un avis, et aucune entreprise ne peut payer pour en avoir, en changer ou en retirer.',
  'reviewRules.2.title': '2. Comment un avis est vérifié',
  'reviewRules.2.text':
    'Notre équipe lit chaque avis avant qu’il ne soit publié. Elle regarde s’il respecte ces règles, jamais s’il est bon ou mauvais. Elle n’en change pas un mot.',
  'reviewRules.3.title': '3. Pourquoi un avis est refusé',
  'reviewRules.3.text':
    'Un avis est refusé pour l’une de ces raisons seulement : %{reasons}.\nSon auteur est prévenu, avec la raison, et peut le corriger.',
  'reviewRules.4.title': '4. Quand et dans quel ordre les avis sont publiés',
  'reviewRules.4.text':
    'Un avis vérifié paraît dès que l’entreprise y a répondu, et au plus tard %{days} jours après la vérification.\nLes avis sont montrés du plus récemment paru au plus ancien, tous, sans autre ordre. Chacun porte la date de la fin des travaux et celle où il a été écrit. De son auteur on lit le prénom et l’initiale du nom.',
  'reviewRules.5.title': '5. Comment la note est calculée',
  'reviewRules.5.text':
    'La note paraît à partir de %{from} avis. Elle se calcule ainsi : (24,5 + la somme des notes) ÷ (7 + le nombre d’avis), arrondie au dixième. C’est comme si chaque entreprise commençait avec sept avis de 3,5 : un seul avis ne fait pas toute la note.',
  'reviewRules.6.title': '6. La réponse de l’entreprise',
  'reviewRules.6.text':
    'L’entreprise concernée peut répondre une fois à chaque avis. Sa réponse est montrée sous l’avis, avec sa date.',
  'reviewRules.7.title': '7. Les photos',
  'reviewRules.7.text':
    'Les photos d’un avis ne sont montrées que si le client l’a accepté. Le lieu et l’appareil qui peuvent être inscrits dans une photo en sont retirés.',
  'reviewRules.8.title': '8. Signaler un avis',
  'reviewRules.8.text':
    'Vous pensez qu’un avis ne respecte pas ces règles ? Appelez-nous au %{phone}, ou écrivez-nous par la page Contact, en disant de quelle entreprise et de quel avis il s’agit. Nous le relisons ; s’il ne respecte pas ces règles, il n’est plus montré et son auteur en est prévenu.',
  'reviewRules.9.title': '9. Combien de temps',
  'reviewRules.9.text':
    'Un avis reste publié aussi longtemps que la page de l’entreprise. Si son auteur fait effacer ses données, son nom disparaît de l’avis. La page d’une entreprise qui n’est plus active, ou qui ne veut plus être montrée, disparaît avec ses avis.',
  'reviewRules.version': 'Version du 22 novembre 2026.',
} as const;
