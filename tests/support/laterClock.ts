/** Loaded before a server (`node --import`): its clock is so many days ahead, so that a test need not wait for them. */
const aheadMs = Number(process.env.CLOCK_DAYS_AHEAD ?? 0) * 86_400_000;
const RealDate = Date;

class LaterDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(LaterDate.now());
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = LaterDate as DateConstructor;

export {};
