import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { acceptedImages, IMAGE_SIDE, MAX_IMAGE_BYTES } from '../../shared/images/rules.ts';
import type { ImageView } from '../../shared/images/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: 224,
  maxWidth: '100%',
  height: 96,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  // As on the home page: logos are drawn for a light ground.
  bgcolor: '#ffffff',
} as const;

/** The logo as the home page shows it, and the choice of another, which is sent at once and kept with the form. */
export function LogoField() {
  const translate = useTranslate();
  const hintId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput({ source: 'logo' });
  const { send, isBusy, failure } = useLogo((address) => field.onChange(address));
  const error = failure ?? fieldState.error?.message;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void send(file);
  };
  return (
    <Box role="group" aria-label={translate('resources.partners.fields.logo')}>
      <Typography sx={{ mb: 0.5 }}>{translate('resources.partners.fields.logo')} *</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={frame}>
          {field.value ? (
            <img
              src={field.value}
              alt={translate('partnerAdmin.logoPreview')}
              style={{ maxWidth: '100%', maxHeight: 64, objectFit: 'contain' }}
            />
          ) : (
            <Typography sx={{ color: '#4f5b54' }}>{translate('partnerAdmin.noLogo')}</Typography>
          )}
        </Box>
        <Button
          ref={field.ref}
          variant="outlined"
          disabled={isBusy}
          aria-busy={isBusy}
          aria-describedby={hintId}
          onClick={() => picker.current?.click()}
        >
          {translate(isBusy ? 'partnerAdmin.sendingLogo' : 'partnerAdmin.chooseLogo')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={acceptedImages}
          onChange={pick}
          aria-label={translate('resources.partners.fields.logo')}
        />
      </Stack>
      <FormHelperText id={hintId}>
        {translate('partnerAdmin.logoHint', { size: formatFileSize(MAX_IMAGE_BYTES), ...IMAGE_SIDE })}
      </FormHelperText>
      {error ? (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      ) : null}
    </Box>
  );
}

function useLogo(take: (address: string) => void) {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (file: File) => {
    // Said before a slow network has carried it.
    if (file.size > MAX_IMAGE_BYTES)
      return setFailure(translate('images.tooLarge', { size: formatFileSize(MAX_IMAGE_BYTES) }));
    setBusy(true);
    setFailure(undefined);
    const body = new FormData();
    body.set('files', file);
    try {
      const image = await entityOf(api.ask<ImageView>('post', '/admin/images', { body }));
      take(image.address);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return { send, isBusy, failure };
}
