/** A line is a sentence: longer is not heard to its end, and a slow network brings no more. */
export const MAX_SOUND_SECONDS = 20;
export const MAX_SOUND_BYTES = 60 * 1024;

/** What a file picker offers. */
export const acceptedSounds = '.webm,.m4a,.mp4,.ogg,.opus,audio/webm,audio/mp4,audio/ogg';
