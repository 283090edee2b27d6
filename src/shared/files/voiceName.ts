/** A voice note as it is called on a screen: what is said in it, without the ending of its file. */
export const voiceName = (name: string): string => name.replace(/\.\w+$/, '');
