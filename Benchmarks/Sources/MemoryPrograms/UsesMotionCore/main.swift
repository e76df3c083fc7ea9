import MotionCore

let motion = Spring(stiffness: 100, damping: 10).motion(from: 1, velocity: 0.5)
print(motion.displacement(at: 0.4))
