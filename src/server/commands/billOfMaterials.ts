import { type LockedPackage, shippedPaths } from './shippedPackages.ts';

interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

/**
 * What the product is made of, as CycloneDX 1.5: every package that an installation for production has, and every one
 * whose code is built into the pages, with its version, licence and checksum, as the lock file has them.
 */
export function billOfMaterials({ name, version, packages }: LockFile, builtIn: ReadonlySet<string>): object {
  const parts = [...shippedPaths(packages, builtIn)].flatMap((path) => {
    const locked = packages[path];
    if (!locked?.version || locked.link) return [];
    return [partOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), locked.version, locked)];
  });
  const byRef = new Map(parts.map((part) => [part['bom-ref'], part]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { 'bom-ref': `${name}@${version}`, type: 'application', name, version },
    },
    components: [...byRef.values()],
  };
}

function partOf(name: string, version: string, { license, integrity }: LockedPackage) {
  const [algorithm = '', checksum = ''] = integrity?.split('-') ?? [];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(checksum
      ? {
          hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(checksum, 'base64').toString('hex') }],
        }
      : {}),
  };
}
