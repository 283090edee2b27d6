/** French sentences of the voice notes of a request in the back-office. */
export const voiceAdminTexts = {
  'voiceAdmin.title': 'Message vocal du client',
  'voiceAdmin.help':
    'Écoutez, puis écrivez la description (et la plage horaire, et le nom) : les entrepreneurs lisent des mots, et le projet s’active une fois qu’elle est écrite.',
  'voiceAdmin.shared': 'Le client accepte que les entreprises qui acceptent le projet l’écoutent.',
  'voiceAdmin.notShared': 'Le client ne l’a pas ouvert aux entreprises : vous seul l’entendez.',
  'projects.noWords':
    'Écoutez le message vocal et écrivez la description avant d’activer le projet : les entrepreneurs lisent des mots.',
  'voiceAdmin.back': 'Reculer de 5 s',
  'voiceAdmin.backOf': 'Reculer de 5 s : %{name}',
  'voiceAdmin.speed': 'Vitesse',
  'voiceAdmin.speedOf': 'Vitesse : %{name}',
  'voiceAdmin.rate': '%{rate} ×',
  'voiceAdmin.expected':
    'Un message vocal annoncé n’est pas encore arrivé : le réseau du client est peut-être coupé. S’il ne vient pas, appelez le client. |||| %{smart_count} messages vocaux annoncés ne sont pas encore arrivés : le réseau du client est peut-être coupé. S’ils ne viennent pas, appelez le client.',
} as const;
