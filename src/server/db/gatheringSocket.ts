import { Socket } from 'node:net';

/**
 * A socket that sends in one system call what is written in one turn of the event loop: the statements of a
 * transaction that go out at once (docs/decisions/0121) wake PostgreSQL once. Over TLS each is sent by itself.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override write(...given: unknown[]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        this.uncork();
      });
    }
    return (super.write as (...args: unknown[]) => boolean)(...given);
  }
}
