/** The envelope of a reply (design §6). */
export function success<Entity>(entity: Entity) {
  return { isSuccess: true as const, entity, errorMessage: null };
}
