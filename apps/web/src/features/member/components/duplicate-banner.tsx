import { MEMBER_STATES } from '@rondo/domain/member';
import { z } from 'zod';
import type { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

const shape = z.object({ memberId: z.string(), state: z.enum(MEMBER_STATES) });

/** Who has the number, the address or the employee number that was typed. */
export type Holder = z.output<typeof shape> & { message: string };

export function holderOf(refusal: Refusal): Holder | null {
  const read = shape.safeParse(refusal.data);
  return read.success ? { ...read.data, message: refusal.message } : null;
}

interface Props {
  holder: Holder;
  onOpen: () => void;
  onRejoin: () => void;
}

/** Says who it is, and leads to them: somebody who left is taken back instead of added twice. */
export function DuplicateBanner({ holder, onOpen, onRejoin }: Props) {
  const t = useT();
  const isGone = holder.state === 'resigned';
  const act = (
    <button type="button" className="button" onClick={isGone ? onRejoin : onOpen}>
      {t(isGone ? 'member.act.rejoin' : 'member.form.openInstead')}
    </button>
  );
  return (
    <Banner tone="warn" icon="exclamation" action={act}>
      {holder.message}
    </Banner>
  );
}
