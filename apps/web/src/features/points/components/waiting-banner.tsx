import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

interface Props {
  /** What waits, in words with its number. */
  words: string;
  /** Exactly its rows. */
  to: string;
}

/** Above a list: what waits for the reader. */
export function WaitingBanner({ words, to }: Props) {
  const t = useT();
  return (
    <Banner tone="wait" action={<Link to={to}>{t('points.show')}</Link>}>
      {words}
    </Banner>
  );
}
