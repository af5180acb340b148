import type { CompanyFacts } from '@rondo/contract/company';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import { INDUSTRIES, mayDissolve, mayKeep, OWNERSHIP_STATES } from '@rondo/domain/company';
import type { Selectable } from 'kysely';
import type { Company } from '../../platform/db/schema.gen.ts';

interface Parts {
  company: Selectable<Company>;
  owner: { id: string; name: string };
  logo: FileRef | null;
  members: number;
  shops: number;
  offer: { id: string; to_id: string; name: string; state: string; created_at: Date; expires_at: Date } | undefined;
}

const onOff = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

/** The company as the reader sees it. An offer of ownership is the business of the two it is between. */
export function presentCompany(actor: Actor, { company, owner, logo, members, shops, offer }: Parts): CompanyFacts {
  const isReceiver = offer?.to_id === actor.memberId;
  const isShown = offer !== undefined && (actor.isOwner || isReceiver);
  const state = company.state === 'normal' ? 'normal' : company.state === 'dissolving' ? 'dissolving' : 'dissolved';
  return {
    name: company.name,
    industry: INDUSTRIES.find((i) => i === company.industry) ?? 'other',
    logo,
    timeZone: company.time_zone,
    cutOff: company.cut_off,
    showMobile: company.show_mobile,
    owner: { id: owner.id, name: owner.name },
    members,
    shops,
    createdAt: company.created_at.toISOString(),
    watermark: onOff(company.watermark),
    watermarkDate: onOff(company.watermark_date),
    watermarkName: onOff(company.watermark_name),
    watermarkAccount: onOff(company.watermark_account),
    veilPeople: onOff(company.veil_people),
    rev: company.rev,
    offer: isShown
      ? {
          id: offer.id,
          to: { id: offer.to_id, name: offer.name },
          createdAt: offer.created_at.toISOString(),
          expiresAt: offer.expires_at.toISOString(),
          state: OWNERSHIP_STATES.find((s) => s === offer.state) ?? 'pending',
        }
      : null,
    can: {
      edit: actor.codes.has('x_company_setting'),
      transfer: actor.isOwner && actor.codes.has('x_transfer_owner') && state === 'normal' && !offer,
      accept: isReceiver,
      dissolve: actor.codes.has('x_dissolve') && (mayDissolve(actor, state) || mayKeep(actor, state)),
    },
  };
}
