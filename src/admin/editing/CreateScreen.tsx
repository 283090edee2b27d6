import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateBase, LinkBase, useTranslate } from 'react-admin';
import { BackIcon } from '../ui/icons.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

interface Props {
  /** Where the list is, as react-admin names it, and what the way back to it is called. */
  list: string;
  back: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** The screen of something new. */
export function CreateScreen({ list, back, title, intro, children }: Props) {
  const translate = useTranslate();
  return (
    <CreateBase redirect={false}>
      <Button component={LinkBase} to={list} startIcon={<BackIcon />} sx={{ alignSelf: 'flex-start', mb: 1, ml: -1 }}>
        {translate(back)}
      </Button>
      <PageHeading title={translate(title)} {...(intro ? { intro: translate(intro) } : {})} />
      {children}
    </CreateBase>
  );
}
