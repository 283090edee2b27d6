/** The amount of the test payment, GNF (specification §9). */
export const TEST_PAYMENT_AMOUNT = 1000;
