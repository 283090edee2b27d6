interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

/**
 * What the product is made of, as CycloneDX 1.5: every package that an installation for production has, with its
 * version, licence and checksum, as the lock file has them. (`npm sbom --omit=dev` leaves out those that something for
 * development needs too.)
 */
export function billOfMaterials({ name, version, packages }: LockFile): object {
  const parts = Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '' || locked.dev || locked.link || !locked.version) return [];
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
