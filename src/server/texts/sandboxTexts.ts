/** The words of the sandbox's payment page. */
export const sandboxTexts = {
  'sandbox.title': 'Paiement de démonstration',
  'sandbox.intro': 'Aucune somme réelle n’est débitée. Choisissez ce que fait le payeur.',
  'sandbox.amount': 'À payer : %{amount}',
  'sandbox.pay': 'Payer',
  'sandbox.fail': 'Payer, et le paiement est refusé',
  'sandbox.cancel': 'Annuler',
  'sandbox.late': 'Payer, et la confirmation arrive une minute plus tard',
  'sandbox.lost': 'Payer, et la confirmation se perd',
  'sandbox.double': 'Payer, et la confirmation arrive deux fois',
  'sandbox.abandon': 'Quitter cette page sans payer',
  'sandbox.over.Paid': 'Ce paiement est fait.',
  'sandbox.over.Failed': 'Ce paiement a été refusé.',
  'sandbox.over.Cancelled': 'Ce paiement a été annulé.',
  'sandbox.over.Expired': 'Cette page de paiement n’est plus valable.',
  'sandbox.back': 'Retour au site',
} as const;
