let meter = makeMeter(width: 100)
meter.fill()
print(meter, meter.bounds.width)
