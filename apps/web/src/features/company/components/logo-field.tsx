import type { FileRef } from '@rondo/contract/kit/shapes';
import { UPLOAD, uploadFault } from '@rondo/domain/upload';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { usePictureUpload } from '../../../shared/photo/use-picture-upload.ts';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { UploadButton } from '../../../shared/ui/form/upload-button.tsx';
import { LogoPicture } from './logo-picture.tsx';

interface Props {
  companyName: string;
  logo: FileRef | null;
  error?: string | undefined;
  onChange: (logo: FileRef | null) => void;
}

/** The logo as it will be shown: a picked picture is sent at once, and the company's only when the form is saved. */
export function LogoField({ companyName, logo, error, onChange }: Props) {
  const t = useT();
  const format = useFormat();
  const max = format.bytes(UPLOAD.logo.bytes);
  const { send, isSending, failure } = usePictureUpload({
    onSent: onChange,
    faultOf: ({ size }) =>
      uploadFault('logo', [size]) ? t('rule.file_size', { max: UPLOAD.logo.bytes / 1024 / 1024 }) : null,
  });
  return (
    <fieldset className="company-logo-field" aria-busy={isSending}>
      <legend>{t('company.facts.logo')}</legend>
      <LogoPicture name={companyName} path={logo?.path ?? null} />
      <div>
        <div className="company-logo-acts">
          <UploadButton
            label={t('company.facts.uploadLogo')}
            accept={PICTURE_TYPES}
            isBusy={isSending}
            onFiles={(files) => void send(files)}
          />
          {logo && (
            <button type="button" className="button button-text" onClick={() => onChange(null)}>
              {t('ui.remove')}
            </button>
          )}
        </div>
        <p className="field-hint">
          {t('company.facts.logoHint', { max })} · {t('company.facts.logoFormats')}
        </p>
        <FieldError>{failure ?? error}</FieldError>
      </div>
    </fieldset>
  );
}
