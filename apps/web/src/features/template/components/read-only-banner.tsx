import type { TemplateDetail } from '@rondo/contract/template';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

interface Props {
  detail: TemplateDetail;
  isBusy: boolean;
  /** A version that is neither live nor the draft. */
  isOld: boolean;
  onEdit: (takeOver: boolean) => void;
}

/** Why nothing can be changed here, and the way to change it. */
export function ReadOnlyBanner({ detail, isBusy, isOld, onEdit }: Props) {
  const t = useT();
  const format = useFormat();
  const { lockedBy, version, can, hasDraft } = detail;
  if (isOld) {
    return (
      <Banner tone="mute" action={<Link to={`/inspect/template/${detail.id}`}>{t('template.act.current')}</Link>}>
        {t('template.oldVersion', { no: version.no })}
      </Banner>
    );
  }
  if (lockedBy) {
    return (
      <Banner
        tone="warn"
        title={t('template.lockedBy', { name: lockedBy.name, time: format.time(lockedBy.since) })}
        action={
          can.edit && (
            <Button isSmall isBusy={isBusy} onPress={() => onEdit(true)}>
              {t('template.act.takeOver')}
            </Button>
          )
        }
      >
        {` ${t('template.lockedHint')}`}
      </Banner>
    );
  }
  return (
    <Banner
      tone="mute"
      action={
        can.edit && (
          <Button look="primary" isSmall isBusy={isBusy} onPress={() => onEdit(false)}>
            {t(hasDraft ? 'template.act.edit' : 'template.act.editNext')}
          </Button>
        )
      }
    >
      {t('template.publishedRead', { no: version.no + (hasDraft ? 0 : 1) })}
    </Banner>
  );
}
