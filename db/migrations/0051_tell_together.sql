-- By hand: what triggers tell is told by the process itself, many changes with one NOTIFY, once its transaction is committed;
-- see db/notices.ts. A transaction that tells nothing itself (the last release's, a person's in psql) is told of as before.
CREATE FUNCTION tell_change(channel text, payload text) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
DECLARE
  told_as text := nullif(current_setting('app.told_as', true), '');
BEGIN
  IF told_as IS NULL THEN
    PERFORM pg_notify(channel, payload);
  ELSE
    RAISE NOTICE USING MESSAGE = channel, DETAIL = payload, HINT = told_as;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.tell_change('order_changes', json_build_object(
    'tenantId', NEW.tenant_id, 'orderId', NEW.id, 'status', NEW.status, 'version', NEW.version)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM public.tell_change('order_changes', json_build_object(
      'tenantId', OLD.tenant_id, 'orderId', OLD.order_id, 'claim', 'released')::text);
  ELSIF TG_OP = 'INSERT' OR OLD.holder_id <> NEW.holder_id OR OLD.claimed_until <= now() THEN
    PERFORM public.tell_change('order_changes', json_build_object(
      'tenantId', NEW.tenant_id, 'orderId', NEW.order_id, 'claim', 'taken')::text);
  END IF;
  RETURN NULL;
END $$;
