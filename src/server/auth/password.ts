/** Compiled code, which a process loads with its first password. */
const argon2 = () => import('@node-rs/argon2');

/** Argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password is right. For an unknown person the same work is done, so that the time tells nothing. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}
