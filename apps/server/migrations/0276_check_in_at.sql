-- List of all check-ins, newest first; of those with a doubt: check_in_exception.
CREATE INDEX check_in_at ON check_in (company_id, at DESC, id DESC);
