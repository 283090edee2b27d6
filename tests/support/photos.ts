import sharp from 'sharp';
import { picture } from './sampleFiles.ts';

/** What a photo must not tell, in each place where one can. */
export const secrets = ['Zorglubski', '669123123', 'Coleah', 'GPSLatitude'] as const;

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Zorglubski" dc:description="GPSLatitude"/></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Artist: 'Zorglubski', ImageDescription: 'appeler 669123123' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 33/1 0/1' },
};

/** A photo of 40 × 20 pixels held sideways, red on the left, with a place, a name, a number, a comment and an end. */
export async function tellingPhoto(type: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const left = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const told = await sharp(await picture('png', 40, 20))
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif(exif)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toFormat(type)
    .toBuffer();
  const behind = Buffer.from('Zorglubski 669123123, Coleah');
  if (type !== 'jpeg') return Buffer.concat([told, behind]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, behind.length + 2]), behind]);
  return Buffer.concat([told.subarray(0, 2), comment, told.subarray(2), behind]);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const word = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};
const full = (version = 0): Buffer => bytes(version, 0, 0, 0);

/** What stands for the coded picture: no decoder is asked. */
export const heicPicture = Buffer.alloc(600, 0x5a);

/** A HEIC as telephones write it: the picture, its Exif and its XMP as items of the file, all in `mdat`. */
export function tellingHeic(more: Buffer = Buffer.alloc(0)): Buffer {
  const exifItem = Buffer.concat([word(6), Buffer.from('Exif\0\0MM\0*Zorglubski 669123123 GPSLatitude')]);
  const xmpItem = Buffer.from(xmp);
  const items = [heicPicture, exifItem, xmpItem];
  const entry = (id: number, kind: string, ...rest: Buffer[]) =>
    box('infe', full(2), bytes(0, id, 0, 0), Buffer.from(kind), bytes(0), ...rest);
  const iinf = box(
    'iinf',
    full(),
    bytes(0, 3),
    entry(1, 'hvc1'),
    entry(2, 'Exif'),
    entry(3, 'mime', Buffer.from('application/rdf+xml\0')),
  );
  const metaAt = (dataAt: number): Buffer => {
    let at = dataAt;
    const extents = items.map((item, index) => {
      const extent = Buffer.concat([bytes(0, index + 1, 0, 0, 0, 1), word(at), word(item.length)]);
      at += item.length;
      return extent;
    });
    const iloc = box('iloc', full(), bytes(0x44, 0, 0, 3), ...extents);
    const hdlr = box('hdlr', full(), word(0), Buffer.from('pict'), Buffer.alloc(13));
    return box('meta', full(), hdlr, box('pitm', full(), bytes(0, 1)), iinf, iloc);
  };
  const ftyp = box('ftyp', Buffer.from('heic'), word(0), Buffer.from('mif1heic'));
  const uuid = box('uuid', Buffer.alloc(16, 7), Buffer.from('Coleah'));
  const length = ftyp.length + metaAt(0).length + uuid.length + more.length + 8;
  return Buffer.concat([ftyp, metaAt(length), uuid, more, box('mdat', ...items)]);
}

/** Where the items of a HEIC lie, as few bytes say it that name very many places. */
export const heicFloods = {
  'extents without a size': () => flooded(bytes(0, 0), 300, bytes(0, 9, 0, 0, 0xff, 0xff)),
  'extents that lie upon each other': () =>
    flooded(
      bytes(0x44, 0),
      1,
      Buffer.concat([
        bytes(0, 2, 0, 0, 0xff, 0xff),
        Buffer.alloc(0xffff * 8, Buffer.concat([word(600_000), word(1_000_000)])),
      ]),
      Buffer.alloc(1_100_000, 0x5a),
    ),
  'empty boxes': () => Buffer.concat([flooded(bytes(0, 0), 0, bytes()), Buffer.alloc(20_000 * 8, box('free'))]),
} as const;

function flooded(sizes: Buffer, items: number, item: Buffer, shown: Buffer = heicPicture): Buffer {
  const iloc = box('iloc', full(), sizes, bytes(items >> 8, items & 255), Buffer.alloc(items * item.length, item));
  const iinf = box('iinf', full(), bytes(0, 1), box('infe', full(2), bytes(0, 2, 0, 0), Buffer.from('Exif\0')));
  const ftyp = box('ftyp', Buffer.from('heic'), word(0), Buffer.from('mif1heic'));
  return Buffer.concat([ftyp, box('meta', full(), iinf, iloc), box('mdat', shown)]);
}

/** A part that is not understood: of a photo that moves. */
export const movingPart = (): Buffer => box('moov', Buffer.from('Coleah 669123123'));
