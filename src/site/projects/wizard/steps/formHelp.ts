/** What the form stands without: voice notes, and the help beside the address. */
export * from '../place/PlaceHelp.tsx';
export * from '../voice/Note.tsx';
export * from '../voice/VoiceNote.tsx';
