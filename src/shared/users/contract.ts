import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { saveUserSchema } from './schemas.ts';
import { savedUser, userView } from './views.ts';

export const userContract = contract('users', {
  readUser: {
    method: 'GET',
    path: '/get-user-information/{userId}',
    permission: 'users.read',
    summary: 'Read a user',
    showsContactOf: 'users',
    params: z.object({ userId: idField() }),
    entity: userView,
  },
  saveUser: {
    method: 'PUT',
    path: '/save-user-informations',
    permission: 'users.update',
    summary: 'Update a user’s personal information',
    body: saveUserSchema,
    entity: savedUser,
  },
});
