import { readFileSync } from 'node:fs';

/**
 * Recordings of the `MediaRecorder` of Chromium 156 and Firefox 153 by a made-up microphone, a second and a half each,
 * two of them with a camera; `safari.mp4` is built as Safari's is: AAC in a fragmented MP4 of the brand iso5.
 */
export const recordings = ['chrome.webm', 'chrome.mp4', 'firefox.webm', 'firefox.ogg', 'safari.mp4'] as const;

export const voiceFile = (name: (typeof recordings)[number] | 'video.webm' | 'video.mp4'): Buffer =>
  readFileSync(new URL(`voice/${name}`, import.meta.url));

/** The same recording saying that it lasts so long. */
export const lasting: Record<'webm' | 'mp4' | 'ogg', (seconds: number) => Buffer> = {
  /** With another cluster at the end, whose only block comes so late. */
  webm: (seconds) => {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(seconds * 1000);
    const block = Buffer.from([0xa3, 0x85, 0x81, 0, 0, 0x80, 0xf8]);
    const unknownLength = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    const cluster = Buffer.concat([Buffer.from([0x1f, 0x43, 0xb6, 0x75]), unknownLength]);
    return Buffer.concat([voiceFile('chrome.webm'), cluster, Buffer.from([0xe7, 0x84]), time, block]);
  },
  /** With slower units of time. */
  mp4: (seconds) => {
    const file = Buffer.from(voiceFile('safari.mp4'));
    const scale = file.indexOf('mdhd') + 16;
    file.writeUInt32BE(Math.floor((file.readUInt32BE(scale) * 1.52) / seconds), scale);
    return file;
  },
  /** With another position at the end of its last page. */
  ogg: (seconds) => {
    const file = Buffer.from(voiceFile('firefox.ogg'));
    file.writeBigInt64LE(BigInt(seconds * 48_000), file.lastIndexOf('OggS') + 6);
    return file;
  },
};
