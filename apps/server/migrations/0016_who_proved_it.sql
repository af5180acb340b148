-- A number or address that a company wrote down for a member, while somebody else is known by it who never proved it: nobody
-- loses anything to it, and whoever proves it becomes that member. Global: asked before a company is known.
CREATE TABLE named_contact (
  kind text NOT NULL CHECK (kind IN ('mobile', 'mail')),
  value text NOT NULL,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  member_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, value, company_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
CREATE INDEX named_contact_member ON named_contact (company_id, member_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON named_contact TO rondo_app;

-- Somebody known by nothing yet: every contact their company wrote down waits for its proof.
ALTER TABLE person DROP CONSTRAINT person_check;

-- Who lost a contact to another company before gets it back when they prove it.
INSERT INTO named_contact (kind, value, company_id, member_id)
  SELECT contact.kind, contact.value, m.company_id, m.id
    FROM member m JOIN person p ON p.id = m.person_id
    CROSS JOIN LATERAL (VALUES ('mobile', m.mobile, p.mobile), ('mail', m.mail, p.mail)) AS contact (kind, value, known)
   WHERE contact.value IS NOT NULL AND contact.known IS DISTINCT FROM contact.value
     AND p.mobile_proved_at IS NULL AND p.mail_proved_at IS NULL;

-- The members of all companies that wrote a contact down become the person who proved it; what let others in as them ends.
-- As the owner of the tables: they lie behind the walls of several companies. It moves only members of people who proved
-- nothing, and nobody into a company where the person is a member already.
CREATE FUNCTION adopt_members(to_person uuid, of_kind text, of_value text, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moved record;
BEGIN
  FOR moved IN
    SELECT m.company_id, m.id, m.person_id
      FROM member m JOIN person p ON p.id = m.person_id
     WHERE (m.company_id, m.id) IN (
         SELECT n.company_id, n.member_id FROM named_contact n WHERE n.kind = of_kind AND n.value = of_value
         UNION
         SELECT s.company_id, s.member_id FROM person h JOIN membership s ON s.person_id = h.id
           JOIN member named ON named.company_id = s.company_id AND named.id = s.member_id
          WHERE (of_kind = 'mobile' AND h.mobile = of_value AND named.mobile = of_value)
             OR (of_kind = 'mail' AND h.mail = of_value AND named.mail = of_value))
       AND m.person_id <> to_person AND p.mobile_proved_at IS NULL AND p.mail_proved_at IS NULL
       AND NOT EXISTS (SELECT FROM member o WHERE o.company_id = m.company_id AND o.person_id = to_person)
     ORDER BY m.company_id, m.id FOR UPDATE OF m
  LOOP
    UPDATE member SET person_id = to_person, rev = rev + 1, updated_at = moved_at
      WHERE company_id = moved.company_id AND id = moved.id;
    UPDATE membership SET person_id = to_person WHERE company_id = moved.company_id AND member_id = moved.id;
    UPDATE session SET ended_at = moved_at, end_reason = 'password_changed'
      WHERE company_id = moved.company_id AND member_id = moved.id AND ended_at IS NULL;
    DELETE FROM pass WHERE person_id = moved.person_id;
    DELETE FROM named_contact WHERE company_id = moved.company_id AND member_id = moved.id;
    UPDATE person SET mobile = NULL, mail = NULL, password_hash = NULL, password_changed_at = NULL
      WHERE id = moved.person_id AND NOT EXISTS (SELECT FROM membership WHERE person_id = moved.person_id);
  END LOOP;
  DELETE FROM named_contact WHERE kind = of_kind AND value = of_value;
  UPDATE person SET mobile = NULL
    WHERE of_kind = 'mobile' AND mobile = of_value AND id <> to_person AND mobile_proved_at IS NULL;
  UPDATE person SET mail = NULL WHERE of_kind = 'mail' AND mail = of_value AND id <> to_person AND mail_proved_at IS NULL;
END $$;
REVOKE ALL ON FUNCTION adopt_members FROM PUBLIC;
GRANT EXECUTE ON FUNCTION adopt_members TO rondo_app;

-- From where a code was asked for, and who tried it: a stranger's requests and wrong tries are not the holder's.
ALTER TABLE one_time_code ADD COLUMN asked_address text NOT NULL DEFAULT '';
ALTER TABLE one_time_code ADD COLUMN asked_browser text;
ALTER TABLE one_time_code ADD COLUMN tries_by jsonb NOT NULL DEFAULT '{}';
CREATE INDEX one_time_code_purpose ON one_time_code (purpose, created_at);

-- What the browser keeps that left for single sign-on: the pass it comes back with is good with it alone.
ALTER TABLE sso_attempt ADD COLUMN browser text NOT NULL DEFAULT '';
ALTER TABLE pass ADD COLUMN browser text;

-- Set-up is over for good once there was a company, also when the last one has gone.
CREATE TABLE installation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  set_up_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON installation TO rondo_app;
INSERT INTO installation (set_up_at) SELECT min(created_at) FROM company HAVING count(*) > 0;
CREATE FUNCTION note_set_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO installation (set_up_at) VALUES (now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER company_set_up AFTER INSERT ON company FOR EACH STATEMENT EXECUTE FUNCTION note_set_up();
