import { inflateSync } from 'node:zlib';

/** A packed stream's dictionary says how many bytes follow; they may hold line ends and the word that ends a stream. */
const STREAM = /\/Length (\d+)\s*\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g;

const letters = new TextDecoder('windows-1252');

/**
 * The text that a PDF of ours shows: its streams unpacked, their hexadecimal strings read in the built-in fonts'
 * Windows-1252, which has the typographer's quotes besides Latin-1.
 */
export function pdfText(pdf: Buffer): string {
  return pdfStreams(pdf)
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, line = '']) => shownText(line))
    .join('\n');
}

/** What a PDF has packed, in the order of its bytes. */
export const pdfStreams = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(STREAM)].map(({ 0: head, 1: length, index }) => {
    const start = index + head.length;
    return inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1');
  });

/** What stands between the brackets of an operator that shows text, as it is read. */
export const shownText = (array: string): string =>
  [...array.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex = '']) => letters.decode(Buffer.from(hex, 'hex')))
    .join('')
    .replace(/\u00A0/g, ' ');
