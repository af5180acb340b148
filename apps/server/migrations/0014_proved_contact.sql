-- Whether a person showed that a number or an address is theirs, by a code sent to it or by a provider that vouches for it.
-- What somebody else typed in for them opens nothing beyond the company that typed it.
ALTER TABLE person ADD COLUMN mobile_proved_at timestamptz;
ALTER TABLE person ADD COLUMN mail_proved_at timestamptz;
-- Which company was the first: a person who proved nothing enters no other.
ALTER TABLE membership ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
