import type { MemberCard } from '@rondo/contract/member-shape';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { Avatar } from '../../../shared/ui/drawer/person.tsx';

/** The picture of a member, else their initials. */
export function MemberAvatar({ member, size }: { member: MemberCard; size: number }) {
  const { avatar, name } = member;
  const { url } = useFileUrl(avatar?.thumbPath ?? avatar?.path ?? null);
  return <Avatar name={name} image={url ?? null} size={size} />;
}
