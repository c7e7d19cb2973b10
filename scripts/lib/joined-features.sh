#!/bin/sh
# Starts CHROMIUM_PROGRAM with all its `--disable-features` joined into one: it heeds the last alone, and the
# driver has a list of its own, which is not ours to copy.
features=
for argument do
  shift
  case $argument in
    --disable-features=*) features=$features${features:+,}${argument#*=} ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec "$CHROMIUM_PROGRAM" --disable-features="$features" "$@"
