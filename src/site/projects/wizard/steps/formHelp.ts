/** What the form stands without: voice notes, and the help beside the address. */
export { PlaceHelp } from '../place/PlaceHelp.tsx';
export { VoiceConsent, VoiceNote } from '../voice/VoiceNote.tsx';
