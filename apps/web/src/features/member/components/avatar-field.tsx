import type { FileRef } from '@rondo/contract/kit/shapes';
import { useT } from '../../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { usePictureUpload } from '../../../shared/photo/use-picture-upload.ts';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { UploadButton } from '../../../shared/ui/form/upload-button.tsx';
import { MemberAvatar } from './member-avatar.tsx';

interface Props {
  name: string;
  value: FileRef | null;
  onChange: (avatar: FileRef | null) => void;
  error: string | undefined;
}

/** Somebody's picture: sent at once, so that it stays when the form is refused. */
export function AvatarField({ name, value, onChange, error }: Props) {
  const t = useT();
  const { send, isSending, failure } = usePictureUpload({ onSent: onChange });
  return (
    <div className="avatar-field">
      <MemberAvatar name={name || '?'} avatar={value} size={56} />
      <UploadButton
        label={t('member.form.avatarAdd')}
        accept={PICTURE_TYPES}
        isBusy={isSending}
        onFiles={(files) => void send(files)}
      />
      {value && (
        <button type="button" className="button button-text" onClick={() => onChange(null)}>
          {t('member.form.avatarRemove')}
        </button>
      )}
      <FieldError>{failure ?? error}</FieldError>
    </div>
  );
}
