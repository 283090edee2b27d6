/** What `route.fulfill` takes for a call that the server carried out: the envelope with this in it (design §6). */
export const entityReply = (entity: unknown) => ({ json: { isSuccess: true, entity, errorMessage: null } });
