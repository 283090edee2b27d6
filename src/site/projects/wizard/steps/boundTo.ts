import type { ChangeEvent } from 'react';
import { type Draft, type DraftField, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { fieldId } from './fieldId.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What binds a control to a field of the draft. */
export function boundTo(draft: Draft, field: DraftField) {
  return {
    id: fieldId(field),
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<Control>) => {
      const { value } = event.target;
      changeDraft((before) => setField(before, field, value));
    },
  };
}
