/** The screen of one project is no part of the first load: the list asks for it once it is drawn. */
export const loadProjectEdit = async () => ({ default: (await import('./ProjectEdit.tsx')).ProjectEdit });
