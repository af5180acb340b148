import type { TemplateDetail } from '@rondo/contract/template';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import type { VersionPair } from './use-compared.ts';

interface Props {
  detail: TemplateDetail;
  onClose: () => void;
  onCompare: (pair: VersionPair) => void;
}

/** Every version with its note, who published it and when; each can be opened as it was. */
export function VersionDrawer({ detail, onClose, onCompare }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <DetailDrawer label={t('template.versionList.title')} link={null} onClose={onClose}>
      <DrawerHead title={t('template.versionList.title')} place={detail.name} />
      <ol className="te-versions drawer-section">
        {detail.versions.map((version, index) => (
          <li key={version.id}>
            <p className="te-title-line">
              <strong className="num">{t('template.versionNo', { no: version.no })}</strong>
              {version.id === detail.liveVersionId && <Pill tone="ok">{t('template.versionList.live')}</Pill>}
              {version.publishedAt === null && <Pill tone="line">{t('template.versionList.draft')}</Pill>}
              {version.id !== detail.version.id && (
                <Link
                  to={
                    version.publishedAt === null
                      ? `/inspect/template/${detail.id}`
                      : `/inspect/template/${detail.id}?version=${version.id}`
                  }
                  onClick={onClose}
                >
                  {t('template.versionList.view')}
                </Link>
              )}
            </p>
            <CompareLink version={version} before={detail.versions[index + 1]} onCompare={onCompare} />
            <p>{version.publishedAt === null ? '' : version.releaseNote || t('template.versionList.noNote')}</p>
            <p className="meta num">
              {version.publishedAt === null
                ? t('template.versionList.notPublished')
                : t('template.versionList.by', {
                    name: version.publishedBy?.name ?? '',
                    time: format.dateTime(version.publishedAt),
                  })}
            </p>
          </li>
        ))}
      </ol>
    </DetailDrawer>
  );
}

interface LinkProps {
  version: { id: string };
  /** Absent for the first version. */
  before: { id: string } | undefined;
  onCompare: (pair: VersionPair) => void;
}

function CompareLink({ version, before, onCompare }: LinkProps) {
  const t = useT();
  if (!before) return null;
  return (
    <Button look="text" isSmall onPress={() => onCompare({ from: before.id, to: version.id })}>
      {t('template.compare.open')}
    </Button>
  );
}
