import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { mayEditComment } from '../../shared/comments/rules.ts';
import type { CommentItem } from '../../shared/comments/views.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { api } from '../providers/api.ts';
import { useSession } from '../providers/session.ts';
import { LoadedSection } from '../ui/Section.tsx';
import { CommentForm } from './CommentForm.tsx';
import '../texts/comments.ts';

const whole = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'createdAt', order: 'ASC' as const } };

/** The team's notes on a project, and one more. Those of merged requests are among them. */
export function Comments({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const query = useGetList<CommentItem>('comments', { ...whole, filter: { projectId } }, { retry: false });
  const comments = query.data ?? [];
  return (
    <LoadedSection title={translate('comments.title')} failed="comments.failed" query={query}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{translate('comments.intro')}</Typography>
      {query.data && comments.length === 0 ? <Typography>{translate('comments.none')}</Typography> : null}
      {comments.length > 0 ? (
        <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} isFromMerged={comment.projectId !== projectId} />
            </li>
          ))}
        </Box>
      ) : null}
      <CommentForm
        key={projectId}
        name={`comment:${projectId}`}
        label={translate('comments.label')}
        send={(body, once) => api.post('/admin/comments', { body: { projectId, body }, once })}
      />
    </LoadedSection>
  );
}

function Comment({ comment, isFromMerged }: { comment: CommentItem; isFromMerged: boolean }) {
  const translate = useTranslate();
  const userId = useSession()?.user.id ?? '';
  const [isEditing, setEditing] = useState(false);
  const { id, createdAt, editedAt } = comment;
  const date = formatDateTime(createdAt);
  const words = [
    comment.authorName ?? translate('comments.author'),
    date,
    ...(editedAt ? [translate('comments.edited', { date: formatDateTime(editedAt) })] : []),
    ...(isFromMerged ? [translate('comments.fromMerged')] : []),
  ];
  const canEdit = mayEditComment(comment, userId, new Date());
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{words.join(' · ')}</Typography>
      {isEditing ? (
        <CommentForm
          name={`comment-correction:${id}`}
          label={translate('comments.editLabel')}
          hint={translate('comments.editUntil')}
          initial={comment.body}
          onEnd={() => setEditing(false)}
          send={(body, once) => api.put('/admin/comments/{id}', { path: { id }, body: { body }, once })}
        />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.body}</Typography>
      )}
      {canEdit && !isEditing ? (
        <Button onClick={() => setEditing(true)} aria-label={translate('comments.editOf', { date })} sx={{ ml: -2 }}>
          {translate('comments.edit')}
        </Button>
      ) : null}
    </Box>
  );
}
