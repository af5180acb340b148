-- An address is stored as it is compared, in lower case: row-level security keeps PostgreSQL from an index on lower(mail).
UPDATE member SET mail = lower(mail) WHERE mail <> lower(mail);
UPDATE application SET mail = lower(mail) WHERE mail <> lower(mail);
ALTER TABLE member ADD CHECK (mail = lower(mail));
ALTER TABLE application ADD CHECK (mail = lower(mail));
DROP INDEX member_mail;
CREATE UNIQUE INDEX member_mail ON member (company_id, mail) WHERE mail IS NOT NULL;

-- What a dry run was of: the plan of one import is nothing to another.
ALTER TABLE import_plan ADD COLUMN kind text NOT NULL DEFAULT 'shop' CHECK (kind IN ('shop', 'member', 'department'));
